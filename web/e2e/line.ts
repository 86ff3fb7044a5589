import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to the house that can swallow everything, as a lost Wi-Fi does: sockets stay open, and no byte comes through. */
export class Line {
  #server: Server;
  #sockets = new Set<Socket>();
  #isDead = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(house: string): Promise<Line> {
    const port = Number(new URL(house).port);
    const line: Line = new Line(createServer((near) => line.#join(near, connect(port, '127.0.0.1'))));
    await new Promise<void>((resume) => line.#server.listen(0, '127.0.0.1', resume));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on nothing comes through, in either direction. */
  swallow() {
    this.#isDead = true;
  }

  /** Bytes flow again on new connections; what was swallowed is lost. */
  heal() {
    this.#isDead = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket, far: Socket) {
    for (const [from, to] of [[near, far], [far, near]] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => !this.#isDead && to.write(bytes));
      from.on('close', () => {
        this.#sockets.delete(from);
        if (!this.#isDead) to.destroy();
      });
      // A connection that is reset is as lost as any other.
      from.on('error', () => to.destroy());
    }
  }
}
