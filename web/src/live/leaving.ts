type Leaving = { close: () => void; clear: () => void; reopen: () => void };

const rooms = new Set<Leaving>();

/**
 * Whoever holds listeners or kept data of the signed-in person registers here. Sign-out calls `close` on all,
 * signs out, then calls `clear` on all (architecture "People"); `reopen` where signing out failed.
 */
export function beforeLeaving(room: Leaving): void {
  rooms.add(room);
}

export const leaving = {
  closeListeners: (): void => {
    for (const room of rooms) room.close();
  },
  clearCaches: (): void => {
    for (const room of rooms) room.clear();
  },
  reopen: (): void => {
    for (const room of rooms) room.reopen();
  },
};
