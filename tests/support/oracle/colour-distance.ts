// How far apart two colours are to the eye, with full sight and without one kind of cones: CIEDE2000 of colours as
// Machado, Oliveira and Fernandes (2009) simulate them at full strength.

export type Sight = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia';

type Triple = [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const SIGHTS: Record<Sight, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const SIGHT_NAMES = Object.keys(SIGHTS) as Sight[];

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** Of two colours as `#rrggbb`. */
export function colourDistance(one: string, other: string, sight: Sight = 'normal'): number {
  return ciede2000(labOf(one, sight), labOf(other, sight));
}

function labOf(colour: string, sight: Sight): Triple {
  const seen = times(SIGHTS[sight], linearOf(colour)).map((part) => Math.min(Math.max(part, 0), 1)) as Triple;
  const [x, y, z] = times(TO_XYZ, seen).map((part, place) => bent(part / (WHITE[place] ?? 1))) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linearOf(colour: string): Triple {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  return matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;
}

function bent(part: number): number {
  return part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29;
}

const RAD = Math.PI / 180;
const cosOf = (degrees: number) => Math.cos(degrees * RAD);
const sinOf = (degrees: number) => Math.sin(degrees * RAD);

/** The formula of Sharma, Wu and Dalal (2005). */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)];
  const isGrey = c1 * c2 === 0;
  let turn = isGrey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const sum = h1 + h2;
  const isApart = Math.abs(h1 - h2) > 180;
  const hue = isGrey ? sum : isApart ? (sum + (sum < 360 ? 360 : -360)) / 2 : sum / 2;
  const [light, mean] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * cosOf(hue - 30) +
    0.24 * cosOf(2 * hue) +
    0.32 * cosOf(3 * hue + 6) -
    0.2 * cosOf(4 * hue - 63);
  const ofLight = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const ofChroma = (c2 - c1) / (1 + 0.045 * mean);
  const ofHue = (2 * Math.sqrt(c1 * c2) * sinOf(turn / 2)) / (1 + 0.015 * mean * t);
  const bend =
    -2 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)) * sinOf(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(ofLight ** 2 + ofChroma ** 2 + ofHue ** 2 + bend * ofChroma * ofHue);
}

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) / RAD;
  return degrees < 0 ? degrees + 360 : degrees;
}
