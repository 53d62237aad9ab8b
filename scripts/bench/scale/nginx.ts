import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../server/database/free-port";
import { untilAnswering } from "../site";

export interface Nginx {
  port: number;
  pid: number;
  stop(): void;
}

/**
 * An nginx of the system in front of these ports. What only reads is asked of the next one where one
 * does not answer, or not yet.
 */
export async function nginxBefore(folder: string, ports: readonly number[]): Promise<Nginx> {
  const port = await freePort();
  const home = join(folder, `nginx-${port}`);
  mkdirSync(home);
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off; pid ${home}/pid; error_log ${home}/error.log; worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi; uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  upstream site { least_conn; ${servers.join(" ")} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffer_size 16k;
      proxy_buffers 8 16k;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 2;
    }
  }
}
`,
  );
  const child = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf")], { stdio: "inherit" });
  // Without a listener a program that is not there would end this one.
  child.once("error", () => console.error("There is no nginx: apt-get install nginx"));
  await untilAnswering(port, child);
  return { port, pid: child.pid ?? 0, stop: () => void child.kill("SIGTERM") };
}
