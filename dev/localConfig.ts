import type { Ports } from './ports.mjs';

interface Header {
  key: string;
  value: string;
}

/** The part of firebase.json that differs between production and one machine. */
export interface FirebaseConfig {
  functions: { source: string; predeploy?: string[] }[];
  hosting: { headers: { source: string; headers: Header[] }[] };
  emulators: Record<string, unknown>;
}

const policyName = 'Content-Security-Policy';

/** Adds sources to directives of a Content-Security-Policy; a directive that is not there is an error. */
function widened(policy: string, additions: Record<string, string[]>): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  for (const [name, sources] of Object.entries(additions)) {
    const at = directives.findIndex((directive) => directive.startsWith(`${name} `));
    if (at < 0) throw new Error(`firebase.json: the policy has no ${name}`);
    directives[at] = `${directives[at]} ${sources.join(' ')}`;
  }
  return directives.join('; ');
}

function emulatorPorts(emulators: Record<string, unknown>, ports: Ports): Record<string, unknown> {
  const moved = Object.entries(emulators).map(([name, settings]) => {
    if (!(name in ports) || typeof settings !== 'object') return [name, settings];
    const socket = name === 'firestore' ? { websocketPort: ports.firestoreWebsocket } : {};
    return [name, { ...settings, port: ports[name as keyof Ports], ...socket }];
  });
  return Object.fromEntries(moved);
}

/**
 * firebase.json as one machine needs it. Differs in the emulators' ports, in where functions are loaded from and
 * in the addresses that pages may connect to (connect-src), show pictures from (img-src) and frame (frame-src); in nothing else.
 * @param functionsSource folder of the built functions, relative to the root
 */
export function localConfig<Config extends FirebaseConfig>(
  config: Config,
  ports: Ports,
  functionsSource: string,
): Config {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const additions = {
    'connect-src': [
      at(ports.auth),
      at(ports.firestore),
      at(ports.hosting),
      at(ports.functions),
      at(ports.pictures),
    ],
    'img-src': [at(ports.pictures)],
    // The frame through which the Google pop-up answers.
    'frame-src': [at(ports.auth)],
  };
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === policyName ? { ...header, value: widened(header.value, additions) } : header,
    ),
  }));
  return {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, source: functionsSource })),
    hosting: { ...config.hosting, headers },
    emulators: emulatorPorts(config.emulators, ports),
  };
}
