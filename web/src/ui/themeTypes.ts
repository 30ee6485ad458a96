import '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

type Soft = { green: string; onGreen: string; marigold: string; onMarigold: string };

declare module '@mui/material/styles' {
  interface Palette {
    field: string;
    sand: string;
    soft: Soft;
  }
  interface PaletteOptions {
    field?: string;
    sand?: string;
    soft?: Soft;
  }
}
