export default function NotFound() {
  return <h1>This page could not be found</h1>;
}
