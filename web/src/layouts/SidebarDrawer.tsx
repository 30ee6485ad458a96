import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

type SidebarDrawerProps = { open: boolean; onClose: () => void; ms: number; children: ReactNode };

/** A sidebar on a small screen. */
export function SidebarDrawer({ open, onClose, ms, children }: SidebarDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      transitionDuration={ms}
      slotProps={{ paper: { sx: { width: 'min(300px, 86vw)', p: 2.5 } } }}
    >
      {children}
    </Drawer>
  );
}
