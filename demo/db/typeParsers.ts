const INT8 = 20
const DATE = 1082

/** Both drivers read these alike: bigints as numbers (ours stay below 2^53), calendar days as text, for a Date would move them across zones. */
export const typeParsers: Record<number, (value: string) => unknown> = {
  [INT8]: Number,
  [DATE]: (value) => value,
}
