// Colours of chart series. The first eight are Okabe and Ito's, corrected to stand out 3:1 from the surface.

/** Colours on the light surface, by place. */
export const LIGHT_SERIES = [
  '#0072B2',
  '#C27C00',
  '#008A64',
  '#B5568E',
  '#2F93CF',
  '#D55E00',
  '#7D7400',
  '#5B4BB3',
  '#00808A',
  '#9C3D2E',
  '#4F7D1F',
  '#8A4FC0',
  '#A86B45',
  '#1F5F8B',
  '#C2487A',
  '#5E6F86',
  '#B04A00',
  '#3D8C7A',
  '#7A5A00',
  '#6C63C7',
  '#A1456F',
  '#2C7A3F',
  '#8C6D2F',
  '#4A6FA5',
] as const;

/** The same places on the dark surface. */
export const DARK_SERIES = [
  '#3E9BD6',
  '#E69F00',
  '#1DB386',
  '#D58AB4',
  '#7CC4F0',
  '#EC7A3C',
  '#D8CE55',
  '#9D8FE8',
  '#2FB7C2',
  '#E07B69',
  '#94C65A',
  '#C08FEF',
  '#D19A74',
  '#7FA6D9',
  '#EE82AA',
  '#9DB0C6',
  '#F2965A',
  '#6CC7B4',
  '#C9A95A',
  '#A9A3F0',
  '#E08FB5',
  '#67BF7C',
  '#D2B676',
  '#8FB0E0',
] as const;

/** The surface that charts stand on. */
export const SURFACE = { light: '#ffffff', dark: '#171b21' } as const;
/** The group of all items that are not shown. */
export const OTHERS = { light: '#8a939e', dark: '#7b8592' } as const;

/** The CSS variable of a place; places after the last colour begin again. */
export function seriesVariable(place: number): `--sky-series-${number}` {
  return `--sky-series-${place % LIGHT_SERIES.length}`;
}
export const OTHERS_VARIABLE = '--sky-series-others';
