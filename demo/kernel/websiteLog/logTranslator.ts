import { toLocale } from '../../../src/model'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import type { PartnerSettings } from '../../db/tables/partners'
import type { Services } from '../context'
import { statusWords } from '../text/statusWords'
import type { Translate } from '../text/translate'

/** What programs, exports and searches read is written in the language of the partner, whoever did the thing. */
export const languageOf = (root: string, settings: PartnerSettings): Translate =>
  statusWords(root, toLocale(settings.language ?? ''), settings)

export const logTranslator = async ({ db, root }: Pick<Services, 'db' | 'root'>, partnerId: number): Promise<Translate> =>
  languageOf(root, (await brandOfPartner(db, partnerId)).settings)
