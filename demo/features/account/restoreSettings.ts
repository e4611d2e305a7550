import type { Services, Viewer } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { saveAccount } from './saveAccount'
import { changeBack } from './settingsBefore'
import { findSettingsChange } from './settingsLog'

/** Sets back what an entry of the log changed, by the rules of any other change, and as one more entry (AC-09). */
export async function restoreSettings(services: Services, viewer: Viewer, id: number, t: Translate): Promise<void> {
  const fields = await findSettingsChange(services.db, viewer.partner_id, id)
  await saveAccount(services, viewer, changeBack(fields), t)
}
