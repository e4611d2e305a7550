import { itemAt } from '../random'
import { draw } from './draw'

const GROUNDS = ['#cfe0ff', '#ffd9df', '#d3f2e3', '#ffeec2', '#e6dcff', '#cdeff3', '#ffe0cc']
const SKINS = ['#f3c9a5', '#8d5a3b', '#e0a67c', '#5f3b28', '#ffd9bd']
const HAIR = ['#2b2118', '#7a4a21', '#c98f3c', '#101828', '#8f8f94', '#a3402a']
const CLOTHES = ['#0852ed', '#c2185b', '#00736a', '#3b2fb8', '#b8400a', '#344054']

/** A drawn face; the same number always gives the same one. */
export const portrait = (seed: number, hair: 'long' | 'short'): Promise<Uint8Array> => draw(face(seed, hair === 'long'))

function face(seed: number, long: boolean): string {
  const [ground, skin, hair, clothes] = [GROUNDS, SKINS, HAIR, CLOTHES].map((colours, nth) => itemAt(colours, seed * (nth + 2) + nth))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">
    <rect width="160" height="160" fill="${ground}"/>
    ${long ? `<path d="M42 76c0-56 76-56 76 0v52H42z" fill="${hair}"/>` : ''}
    <path d="M12 168c6-64 130-64 136 0z" fill="${clothes}"/>
    <rect x="68" y="94" width="24" height="34" rx="12" fill="${skin}"/>
    <ellipse cx="80" cy="76" rx="31" ry="35" fill="${skin}"/>
    <path d="${long ? 'M47 74c2-46 64-46 66 0-12-4-22-14-28-26-8 14-20 22-38 26z' : 'M48 68c-4-44 68-44 64 0-6-16-14-22-32-22s-26 6-32 22z'}" fill="${hair}"/>
    <g fill="#101828"><circle cx="68" cy="80" r="3.4"/><circle cx="92" cy="80" r="3.4"/></g>
    <path d="M69 95q11 ${6 + (seed % 5)} 22 0" fill="none" stroke="#101828" stroke-width="3" stroke-linecap="round"/>
  </svg>`
}
