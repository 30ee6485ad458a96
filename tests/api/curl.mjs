#!/usr/bin/env node
// What docs/api.md needs of curl, for machines that have none: -sS, -X, -H, -d, -D -, -o FILE, and one address.
const { parseArgs } = await import('node:util');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    'show-error': { type: 'boolean', short: 'S' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'dump-header': { type: 'string', short: 'D' },
    output: { type: 'string', short: 'o' },
  },
});
const [url = ''] = positionals;
const headers = values.header.map(
  (line) => /** @type {[string, string]} */ (line.split(/:\s*(.*)/s).slice(0, 2)),
);
const method = values.request ?? (values.data === undefined ? 'GET' : 'POST');
const answer = await fetch(url, { method, headers, ...(values.data !== undefined && { body: values.data }) });
if (values['dump-header'] === '-') {
  const lines = [
    `HTTP/1.1 ${answer.status}`,
    ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
  ];
  process.stdout.write(`${lines.join('\r\n')}\r\n\r\n`);
}
const body = Buffer.from(await answer.arrayBuffer());
if (values.output !== '/dev/null') process.stdout.write(body);
