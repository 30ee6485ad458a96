/** @returns the same answer with its headers changed; its body is handed on unread */
export function withHeaders(answer: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(answer.headers);
  change(headers);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
