export { handleChanged as POST } from "@/lib/api/handle-changed";
