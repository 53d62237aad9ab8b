import { useCallback, useRef, useState } from "react";

/**
 * A text that is typed and then sent: what it is, typing it, and what is done once it has arrived. What was
 * typed while it was on its way was not sent, and stays: whether it was still the same is answered.
 */
export function useTextToSend(): [
  text: string,
  type: (text: string) => void,
  arrived: (sent: string) => boolean,
] {
  const [text, setText] = useState("");
  const now = useRef("");
  const type = useCallback((typed: string) => {
    now.current = typed;
    setText(typed);
  }, []);
  const arrived = (sent: string) => {
    const isSame = now.current === sent;
    if (isSame) type("");
    return isSame;
  };
  return [text, type, arrived];
}
