import { useState } from 'react'
import type { EmailTemplate } from '../../src/contract'
import { useLocale } from '../../src/i18n'
import { toLocale } from '../../src/model'
import { useAddress } from '../../src/store'
import type { Edited } from './shared/Edited'

const nameOf = ({ id }: Edited): string => String(id ?? 'new')

/** The template that the address says is edited, as it was when it was opened. */
export function useEdited(templates: readonly EmailTemplate[] | undefined, canShare: boolean) {
  const locale = useLocale()
  const [address, change] = useAddress()
  const [opened, setOpened] = useState<Edited | null>(null)
  const blank: Edited = { name: '', language: toLocale(locale), subject: '', html: '', scope: canShare ? 'partner' : 'personal' }
  const asked = address.get('template')
  const isOpened = opened !== null && nameOf(opened) === asked

  if (asked !== null && !isOpened && templates) {
    const found = [blank, ...templates].find((one) => nameOf(one) === asked)
    if (found && (canShare || found.scope === 'personal')) setOpened(found)
  }
  if (asked === null && opened) setOpened(null)
  const edit = (template: Edited) => {
    setOpened(template)
    change({ template: nameOf(template) }, true)
  }
  return { edited: isOpened ? opened : null, edit, create: () => edit(blank), close: () => change({ template: null }, true) }
}
