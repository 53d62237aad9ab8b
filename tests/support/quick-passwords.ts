import { vi } from "vitest";

// Where passwords are not the point: hashing one as it is kept takes a core for a fifth of a second.
vi.doMock("node:crypto", async (original) => {
  const real = await original<typeof import("node:crypto")>();
  const scrypt = (...[password, salt, bytes, , done]: Parameters<typeof real.scrypt>) =>
    real.scrypt(password, salt, bytes, { N: 2 }, done);
  return { ...real, scrypt };
});
