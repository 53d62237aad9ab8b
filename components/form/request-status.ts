import { create } from "zustand";

interface RequestStatus {
  /**
   * null until something was sent; true on 200 or 201, otherwise false (docs/product.md, "Forms").
   */
  succeeded: boolean | null;
  set(succeeded: boolean | null): void;
}

/** How the last request of a visitor ended, for the whole site. */
export const useRequestStatus = create<RequestStatus>()((set) => ({
  succeeded: null,
  set: (succeeded) => set({ succeeded }),
}));
