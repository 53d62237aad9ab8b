export { handlePhotograph as GET } from "@/lib/api/handle-photograph";
