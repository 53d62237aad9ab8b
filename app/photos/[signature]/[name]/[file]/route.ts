export { handlePhoto as GET } from "@/lib/photos/handle-photo";
