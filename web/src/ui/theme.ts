import { createTheme } from '@mui/material/styles';
import { componentLooks } from './componentLooks.ts';
import { dark, light, type Palette } from './palette.ts';

/** The palette as MUI names it; what MUI has no word for is added in themeTypes.ts. */
function muiPalette(p: Palette) {
  return {
    primary: { main: p.green, dark: p.greenDeep, light: p.greenSoft, contrastText: p.onGreen },
    secondary: { main: p.marigold, dark: p.marigold, light: p.marigoldSoft, contrastText: p.onMarigold },
    error: { main: p.red, dark: p.red, contrastText: p.onRed },
    text: { primary: p.ink, secondary: p.inkSoft },
    background: { default: p.paper, paper: p.surface },
    divider: p.line,
    field: p.field,
    sand: p.sand,
    soft: {
      green: p.greenSoft,
      onGreen: p.onGreenSoft,
      marigold: p.marigoldSoft,
      onMarigold: p.onMarigoldSoft,
    },
  };
}

const family = "'Anek Bangla Variable', system-ui, sans-serif";
const size = (px: number) => `${px / 16}rem`;
const heading = (px: number, lineHeight: number, weight = 700) => ({
  fontSize: size(px),
  lineHeight,
  fontWeight: weight,
  letterSpacing: px >= 26 ? '-0.015em' : '-0.005em',
});

/** Scale 13, 15, 17, 20, 26, 34, 44 px; both themes follow the system, so nothing flashes and nothing is stored. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'bns' },
  colorSchemes: { light: { palette: muiPalette(light) }, dark: { palette: muiPalette(dark) } },
  motion: { reducedMotion: 'system' },
  spacing: 8,
  shape: { borderRadius: 10 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: family,
    fontWeightMedium: 600,
    h1: { ...heading(34, 1.15), '@media (max-width: 599.95px)': { fontSize: size(26) } },
    h2: { ...heading(26, 1.2), '@media (max-width: 599.95px)': { fontSize: size(20) } },
    h3: heading(20, 1.3, 650),
    h4: heading(17, 1.35, 650),
    subtitle1: { fontSize: size(17), lineHeight: 1.5, fontWeight: 500 },
    body1: { fontSize: size(17), lineHeight: 1.55 },
    body2: { fontSize: size(15), lineHeight: 1.5 },
    caption: { fontSize: size(13), lineHeight: 1.4 },
    button: { fontSize: size(15), lineHeight: 1.5, fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  },
  components: componentLooks,
});
