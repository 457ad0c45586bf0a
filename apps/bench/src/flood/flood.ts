import { connect } from "node:net";

// Posts an invalid form over 200 connections from one address, each as soon as the last post is answered.
const [port, localAddress = ""] = process.argv.slice(2);
const body = "topic=&email=x&description=Hello";
const post = `POST /admin/sendContactUsEmail HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

function flood(): void {
  const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress }, () => socket.write(post));
  let missing = 0;
  socket.on("data", (chunk) => {
    const text = chunk.toString("latin1");
    const [head = "", length] = /^HTTP\/1\.1 .*?^content-length: (\d+).*?\r\n\r\n/ims.exec(text) ?? [];
    missing = (missing || head.length + Number(length)) - chunk.length;
    if (!(missing > 0)) socket.write(post);
  });
  socket.on("error", () => {});
  socket.on("close", () => setTimeout(flood, 10));
}

for (let count = 0; count < 200; count += 1) flood();
