import type { BrandDraft, BrandQuery } from '../../../src/contract'
import { cssColour, isHexColour } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { storeBrandImages } from './storeBrandImages'

const IMAGES = ['logo', 'editorLogoLight', 'editorLogoDark'] as const

/** Keeps the new pictures of a brand, so that a preview can name them: an address cannot carry them. */
export async function keepDraft(services: Services, viewer: Viewer, draft: BrandDraft, t: Translate): Promise<BrandQuery> {
  const { urls, errors } = await storeBrandImages(services, viewer.partner_id, draft, t)
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  const images = IMAGES.filter((name) => urls[name] !== undefined).map((name) => [name, urls[name] ?? ''])
  return { ...Object.fromEntries(images), ...(draft.color === undefined ? {} : { color: draft.color ?? '' }) }
}

/** The viewer with the brand of a preview instead of the saved one. Only pictures of the partner count, and whole colours. */
export async function withBrand(services: Services, viewer: Viewer, query: BrandQuery, t: Translate): Promise<Viewer> {
  // In an address a new picture has no place: looking keeps nothing.
  const named = IMAGES.flatMap((name) => (query[name]?.startsWith('data:') ? [] : [[name, query[name]]]))
  const { urls } = await storeBrandImages(services, viewer.partner_id, Object.fromEntries(named), t)
  const settings = { ...viewer.settings }
  for (const name of IMAGES) {
    const url = urls[name]
    if (url) settings[name] = url
    else if (url === null) delete settings[name]
  }
  if (query.color === '') delete settings.color
  else if (query.color && isHexColour(query.color)) settings.color = cssColour(query.color).slice(1)
  return { ...viewer, settings }
}
