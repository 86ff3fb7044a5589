//! Where a house can be reached: by whom sits at this machine, and by friends on the same network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// An address one can click on at this machine, even if we listen everywhere.
pub fn here(listening: SocketAddr) -> SocketAddr {
    if listening.ip().is_unspecified() {
        return SocketAddr::new(IpAddr::from(Ipv4Addr::LOCALHOST), listening.port());
    }
    listening
}

/// The addresses other machines can use, likeliest first; none unless we listen everywhere.
pub fn elsewhere(listening: SocketAddr) -> Vec<SocketAddr> {
    if !listening.ip().is_unspecified() {
        return Vec::new();
    }
    // A system that does not tell its addresses is no reason not to start.
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let found = interfaces.into_iter().map(|interface| (interface.name.clone(), interface.ip()));
    usable(found.collect(), listening)
}

fn usable(found: Vec<(String, IpAddr)>, listening: SocketAddr) -> Vec<SocketAddr> {
    let mut ranked: Vec<(u8, IpAddr)> = found
        .iter()
        .filter(|(_, address)| listening.is_ipv6() || address.is_ipv4())
        .filter_map(|(name, address)| Some((rank(name, *address)?, *address)))
        .collect();
    ranked.sort();
    ranked.dedup();
    ranked.into_iter().map(|(_, address)| SocketAddr::new(address, listening.port())).collect()
}

/// How far down the list an address comes; none if nobody else can use it.
fn rank(name: &str, address: IpAddr) -> Option<u8> {
    let is_virtual =
        ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet"].iter().any(|v| name.starts_with(v));
    let rank = match address {
        _ if address.is_loopback() => return None,
        IpAddr::V4(address) if address.is_link_local() => return None,
        // Such an address means nothing without the name of an interface.
        IpAddr::V6(address) if address.is_unicast_link_local() => return None,
        _ if is_virtual => 3,
        IpAddr::V4(address) if address.is_private() => 0,
        IpAddr::V4(_) => 1,
        IpAddr::V6(_) => 2,
    };
    Some(rank)
}

/// The address as a QR code for a dark terminal, drawn with half blocks.
pub fn qr(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    // Light dots are drawn, dark ones are left as the terminal's ground.
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(listening: &str) -> Vec<String> {
        let found = [
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("eth0", "fe80::1"),
            ("eth0", "2001:db8::7"),
            ("eth0", "169.254.3.4"),
            ("wlan0", "192.168.1.20"),
            ("eth0", "192.0.2.9"),
            ("lo", "::1"),
        ];
        let found = found.map(|(name, address)| (name.to_owned(), address.parse().unwrap()));
        let usable = usable(found.into(), listening.parse().unwrap());
        usable.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn friends_get_addresses_that_lead_here_likeliest_first() {
        assert_eq!(addresses("0.0.0.0:7878"), ["192.168.1.20:7878", "192.0.2.9:7878", "172.17.0.1:7878"]);
        let both = addresses("[::]:80");
        assert_eq!(both, ["192.168.1.20:80", "192.0.2.9:80", "[2001:db8::7]:80", "172.17.0.1:80"]);
    }

    #[test]
    fn who_listens_only_here_is_found_only_here() {
        let only_here = "127.0.0.1:7878".parse().unwrap();
        assert_eq!((here(only_here), elsewhere(only_here)), (only_here, Vec::new()));
        assert_eq!(here("0.0.0.0:7878".parse().unwrap()), only_here);
    }

    #[test]
    fn the_code_is_a_square_of_half_blocks() {
        let code = qr("http://192.168.1.20:7878").unwrap();
        let lines: Vec<&str> = code.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width), "{code}");
        assert_eq!(lines.len(), width.div_ceil(2), "a character is two dots high");
        assert!(code.chars().all(|c| " ▀▄█\n".contains(c)), "{code}");
    }
}
