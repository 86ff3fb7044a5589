export function serveGallery(): Promise<{ address: string; close: () => Promise<void> }>;
