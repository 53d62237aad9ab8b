import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { describe, expect, it, vi } from "vitest";
import { capturedAnswer } from "../../../server/edge/captured-answer";

const asker = () => new IncomingMessage(new Socket());

describe("an answer that is captured", () => {
  it("is the application's, as it would have been sent", async () => {
    const answer = await capturedAnswer(
      async (request, response) => {
        response.writeHead(203, { "X-For": request.url });
        await pipeToNodeResponse(new Blob(["a".repeat(100_000)]).stream(), response);
      },
      asker(),
      "/page",
    );
    expect(answer).toMatchObject({ status: 203, headers: { "x-for": "/page" } });
    expect(answer.body).toHaveLength(100_000);
  });

  it("is a failure at once when the application breaks it off, and tells whoever made it", async () => {
    const told = vi.fn();
    const broken = capturedAnswer(
      async (_, response) => {
        response.once("close", told);
        response.write("begun");
        response.destroy();
      },
      asker(),
      "/page",
    );
    await expect(broken).rejects.toThrow("the answer to /page was broken off");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("is a failure when what it is read from breaks", async () => {
    const source = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error("gone")),
    });
    const broken = capturedAnswer(
      (_, response) => pipeToNodeResponse(source, response),
      asker(),
      "/page",
    );
    await expect(broken).rejects.toThrow();
  });
});
