import { brightnessOf } from './brightnessOf'

/** Of 255. */
const LIGHT = 200

/** Whether a colour would hardly be seen on white paper. */
export const isPale = (colour: string): boolean => (brightnessOf(colour) ?? 0) > LIGHT
