"use client";

import { useEffect, useState } from "react";

/**
 * False on the server and until what is kept in this browser has been read, so that a page does not
 * call a list empty that it has not looked at yet.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // The stores read their storage in a timer of their own, which was set before this one.
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
