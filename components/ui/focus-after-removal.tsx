"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusAfterRemovalProps {
  /** How many entries the list has. */
  count: number;
  /** The list, in every state; its buttons that take an entry away are marked `data-removes`. */
  children: ReactNode;
}

/**
 * Around a list whose entries can be taken away: when one goes, and the focus with it, the entry
 * that took its place has it, or else the list itself.
 */
export function FocusAfterRemoval({ count, children }: FocusAfterRemovalProps) {
  const list = useRef<HTMLDivElement>(null);
  const countBefore = useRef(count);
  const pressed = useRef(0);
  useEffect(() => {
    const isFewer = count < countBefore.current;
    countBefore.current = count;
    if (!isFewer || !hasLostFocus()) return;
    const left = removers(list.current);
    (left[Math.min(pressed.current, left.length - 1)] ?? list.current)?.focus();
  }, [count]);
  return (
    <div
      ref={list}
      tabIndex={-1}
      className="outline-none"
      onClickCapture={({ target }) => {
        const button = target instanceof Element && target.closest<HTMLElement>("[data-removes]");
        if (button) pressed.current = removers(list.current).indexOf(button);
      }}
    >
      {children}
    </div>
  );
}

// Some browsers leave the focus on an element that is no longer in the document.
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !activeElement.isConnected;
}

function removers(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-removes]") ?? [])];
}
