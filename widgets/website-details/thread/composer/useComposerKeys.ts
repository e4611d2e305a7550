import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../../../src/i18n'
import { useCommands, useLetterKey, usePlace } from '../../../../src/store'
import { CATEGORY_ICONS } from '../../../../src/ui'
import { type Mode, MODES } from '../../../../src/parts/composer'

/** Links from other screens that end so come to answer the customer. */
const REPLY_HASH = '#reply'

/** The ways to the composer without the mouse: `c` for a note, the palette for each kind of message, a link for an answer. */
export function useComposerKeys(begin: (mode: Mode) => void): void {
  const t = useMessages()
  const { hash } = usePlace()
  const reply = useEffectEvent(() => begin('message_to'))
  useEffect(() => {
    if (hash === REPLY_HASH) reply()
  }, [hash])
  useLetterKey('c', () => begin('intern'))
  useCommands(() =>
    MODES.map((mode) => ({
      id: `write-${mode}`,
      label: t(`websiteDetails.thread.compose.${mode}`),
      icon: CATEGORY_ICONS[mode],
      ...(mode === 'intern' && { keys: 'C' }),
      run: () => begin(mode),
    })),
  )
}
