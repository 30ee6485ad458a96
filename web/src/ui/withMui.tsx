import type { ComponentType } from 'react';

/**
 * Loads a part that is drawn with MUI together with the theme, so that pages without MUI can show it (decision 25).
 * @param load brings the part's own code
 * @returns what loads both side by side; it rejects where one of them cannot be had
 */
export function withMui<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, { MuiWorld }] = await Promise.all([load(), import('./MuiWorld.tsx')]);
    return function PartInMuiWorld(props: Props) {
      return (
        <MuiWorld>
          <Part {...props} />
        </MuiWorld>
      );
    };
  };
}
