import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../../../src/i18n'
import { useCommands, useLetterKey, usePlace } from '../../../../src/store'
import { CATEGORY_ICONS } from '../../../../src/ui'
import { type Mode, MODES } from '../../../../src/parts/composer'

/** Links from other screens that end so come to answer the customer. */
const REPLY_HASH = '#reply'

const KEYS = { intern: 'c', call: null, message_to: 'r' } as const

/** The ways to the composer without the mouse: `c` for a note, `r` for an answer, the palette for each kind of message, a link for an answer. */
export function useComposerKeys(begin: (mode: Mode) => void): void {
  const t = useMessages()
  const { hash } = usePlace()
  const reply = useEffectEvent(() => begin('message_to'))
  useEffect(() => {
    if (hash === REPLY_HASH) reply()
  }, [hash])
  useLetterKey(KEYS.intern, () => begin('intern'))
  useLetterKey(KEYS.message_to, () => begin('message_to'))
  useCommands(() =>
    MODES.map((mode) => ({
      id: `write-${mode}`,
      label: t(`websiteDetails.thread.compose.${mode}`),
      icon: CATEGORY_ICONS[mode],
      ...(KEYS[mode] && { keys: KEYS[mode].toUpperCase() }),
      run: () => begin(mode),
    })),
  )
}
