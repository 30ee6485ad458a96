import { spawnSync } from 'node:child_process';

/** All processes below `ancestor` in a table of `pid ppid` lines. */
export function below(ancestor: number, table: string): number[] {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid, ...childrenOf(pid)] : []));
  return childrenOf(ancestor);
}

/** The processes that `ancestor` has started, directly or not; none where there is no `ps`. */
export function descendantsOf(ancestor: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout ? below(ancestor, stdout) : [];
}

/** Ends a process, or with a negative id its group; says nothing when it is gone already. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
