/** Colours of one theme. `on…` is the colour of text and icons laid on its namesake. */
export type Palette = {
  paper: string;
  surface: string;
  sand: string;
  ink: string;
  inkSoft: string;
  line: string;
  field: string;
  green: string;
  greenDeep: string;
  onGreen: string;
  greenSoft: string;
  onGreenSoft: string;
  marigold: string;
  onMarigold: string;
  marigoldSoft: string;
  onMarigoldSoft: string;
  red: string;
  onRed: string;
};

export const light: Palette = {
  paper: '#FBFAF6',
  surface: '#FFFFFF',
  sand: '#F1EEE4',
  ink: '#14201B',
  inkSoft: '#4E5A54',
  line: '#E3DFD3',
  field: '#80877E',
  green: '#0B6B4B',
  greenDeep: '#08543B',
  onGreen: '#FFFFFF',
  greenSoft: '#E2F0E8',
  onGreenSoft: '#08543B',
  marigold: '#F2A516',
  onMarigold: '#1C1503',
  marigoldSoft: '#FDEFCF',
  onMarigoldSoft: '#6B4300',
  red: '#B3261E',
  onRed: '#FFFFFF',
};

export const dark: Palette = {
  paper: '#0B1511',
  surface: '#11201A',
  sand: '#1A2C24',
  ink: '#EDF2EA',
  inkSoft: '#A9B9AF',
  line: '#263A31',
  field: '#73877C',
  green: '#62CFA2',
  greenDeep: '#86E0BB',
  onGreen: '#04170F',
  greenSoft: '#163A2C',
  onGreenSoft: '#A5E8CB',
  marigold: '#F5B53D',
  onMarigold: '#1C1503',
  marigoldSoft: '#3A2C0E',
  onMarigoldSoft: '#FBD58A',
  red: '#FF9D92',
  onRed: '#2B0502',
};
