import { readFileSync } from 'node:fs';
import { descendantsOf } from '../../dev/descendants.ts';

const PAGE_MB = 4096 / 1024 / 1024;

/** The processes that the emulator runs one function in and their resident memory together; Linux alone tells it so. */
export function memoryOf(functionName: string): { mb: number; processes: number } {
  const own = descendantsOf(process.pid).filter((pid) => targetOf(pid) === functionName);
  return { mb: own.reduce((sum, pid) => sum + residentMb(pid), 0), processes: own.length };
}

function targetOf(pid: number): string | undefined {
  const [, target] = /\0?FUNCTION_TARGET=([^\0]*)/.exec(read(pid, 'environ')) ?? [];
  return target;
}

function residentMb(pid: number): number {
  return Number(read(pid, 'statm').split(' ')[1] ?? 0) * PAGE_MB;
}

/** '' for a process that has just ended. */
function read(pid: number, file: 'environ' | 'statm'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
