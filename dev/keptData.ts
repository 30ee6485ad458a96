import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunFolder } from './runFolder.ts';

type Folders = Pick<RunFolder, 'data' | 'nextData' | 'pictures'>;

const isExport = (folder: string) => existsSync(join(folder, 'firebase-export-metadata.json'));

/** Whether an earlier run left data to go on with. */
export const hasData = ({ data }: Folders): boolean => isExport(data);

/** Makes the export of this run the data of the next one. Only of a run that was whole: one stopped halfway through
 * its import or its seed would be taken for yesterday's data. */
export function keepData({ data, nextData }: Folders): void {
  if (!isExport(nextData)) return;
  rmSync(data, { recursive: true, force: true });
  renameSync(nextData, data);
}

/** Forgets documents, accounts and pictures. */
export function dropData(folders: Folders): void {
  for (const folder of [folders.data, folders.nextData, folders.pictures]) {
    rmSync(folder, { recursive: true, force: true });
  }
}
