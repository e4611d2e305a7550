import { itemAt } from '../random'
import { draw } from './draw'

/** More would not be told apart at the size of a card. */
const VARIANTS = 36
const PALETTES: readonly (readonly [strong: string, soft: string, paper: string])[] = [
  ['#1f4d3a', '#cfe7d8', '#f7faf7'],
  ['#7a2e1d', '#f4d9c6', '#fffaf5'],
  ['#16325c', '#cfe0ff', '#f6f9ff'],
  ['#4b2a63', '#e7d8f5', '#fbf8fe'],
  ['#0b5563', '#c9ecf1', '#f4fbfc'],
  ['#8a6100', '#ffe7a8', '#fffcf3'],
  ['#a11d4e', '#ffd3e0', '#fff7fa'],
  ['#272d3a', '#d9dee8', '#f8f9fb'],
  ['#5a6b1b', '#e4edbf', '#fbfdf3'],
]

/** What a website looks like from afar: a head, a big picture, some blocks. */
export const screenshot = (seed: number): Promise<Uint8Array> => draw(site(seed % VARIANTS))

function site(variant: number): string {
  const [strong, soft, paper] = itemAt(PALETTES, variant)
  const hero = itemAt([splitHero, wideHero, centredHero, photoHero], variant)
  const blocks = itemAt([threeCards, gallery, textBesidePicture], variant * 2 + (variant >> 2))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
    <rect width="640" height="400" fill="${paper}"/>
    <rect x="32" y="20" width="84" height="14" rx="4" fill="${strong}"/>
    ${[392, 456, 520].map((x) => `<rect x="${x}" y="23" width="44" height="7" rx="3.5" fill="${strong}" opacity=".45"/>`).join('')}
    <rect x="578" y="17" width="36" height="20" rx="10" fill="${strong}"/>
    ${hero(strong, soft)}${blocks(strong, soft)}
  </svg>`
}

const lines = (x: number, y: number, widths: number[], colour: string): string =>
  widths
    .map((width, nth) => `<rect x="${x}" y="${y + nth * 16}" width="${width}" height="7" rx="3.5" fill="${colour}" opacity=".35"/>`)
    .join('')

const hills = (x: number, y: number, width: number, height: number, strong: string, soft: string): string => `
  <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 300 180" preserveAspectRatio="xMidYMid slice">
    <rect width="300" height="180" fill="${soft}"/><circle cx="226" cy="52" r="26" fill="#fff" opacity=".85"/>
    <path d="M0 150 80 70l60 60 50-40 110 90H0z" fill="${strong}" opacity=".55"/><path d="M0 180v-22l110-50 190 72z" fill="${strong}"/>
  </svg>`

const splitHero = (strong: string, soft: string): string =>
  `<rect x="32" y="78" width="210" height="22" rx="6" fill="${strong}"/><rect x="32" y="108" width="150" height="22" rx="6" fill="${strong}"/>
  ${lines(32, 146, [220, 190], strong)}<rect x="32" y="190" width="92" height="26" rx="13" fill="${strong}"/>${hills(320, 60, 288, 170, strong, soft)}`

const wideHero = (strong: string, soft: string): string =>
  `${hills(0, 52, 640, 180, strong, soft)}<rect x="48" y="104" width="230" height="24" rx="6" fill="#fff"/><rect x="48" y="138" width="150" height="10" rx="5" fill="#fff" opacity=".8"/>`

const centredHero = (strong: string, soft: string): string =>
  `<rect y="52" width="640" height="180" fill="${soft}"/><rect x="180" y="96" width="280" height="24" rx="6" fill="${strong}"/>
  ${lines(220, 136, [200, 200], strong)}<rect x="270" y="182" width="100" height="26" rx="13" fill="${strong}"/>`

const photoHero = (strong: string, soft: string): string =>
  `${hills(32, 58, 576, 172, strong, soft)}<rect x="56" y="150" width="200" height="60" rx="8" fill="#fff"/>
  <rect x="72" y="164" width="130" height="12" rx="5" fill="${strong}"/>${lines(72, 188, [150], strong)}`

const threeCards = (strong: string, soft: string): string =>
  [32, 232, 432]
    .map(
      (x) =>
        `<rect x="${x}" y="254" width="176" height="126" rx="10" fill="${soft}"/><circle cx="${x + 28}" cy="282" r="12" fill="${strong}"/>${lines(x + 16, 312, [130, 144, 96], strong)}`,
    )
    .join('')

const gallery = (strong: string, soft: string): string => [32, 182, 332, 482].map((x) => hills(x, 254, 126, 126, strong, soft)).join('')

const textBesidePicture = (strong: string, soft: string): string =>
  `${hills(32, 254, 240, 126, strong, soft)}<rect x="304" y="262" width="180" height="16" rx="5" fill="${strong}"/>${lines(304, 296, [290, 300, 280, 200], strong)}`
