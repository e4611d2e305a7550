import type { LoadPack } from './LoadPack'

/** The texts of an island together with those of parts that it shows from the start. */
export const joinTexts =
  (...packs: readonly LoadPack[]): LoadPack =>
  async (locale) => {
    const loaded = await Promise.all(packs.map((pack) => pack(locale)))
    return { default: Object.assign({}, ...loaded.map(({ default: messages }) => messages)) }
  }
