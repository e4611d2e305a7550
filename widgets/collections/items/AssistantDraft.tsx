import { useRef, useState } from 'react'
import { useAskAssistantMutation } from '../../../src/api/cmsCollections'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Button, Stack, TextArea } from '../../../src/ui'
import { Sparkles } from '../../../src/ui/icons'
import styles from '../shared/collections.module.css'

interface Props {
  /** Of the field. */
  name: string
  /** What stands there now. */
  text: string
  websiteId: number
  onAccept: (text: string) => void
}

/** Asks the assistant for a text. What it answers is a draft until somebody takes it. */
export default function AssistantDraft({ name, text, websiteId, onAccept }: Props) {
  const t = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [prompt, setPrompt] = useState('')
  const [draft, setDraft] = useState<string | null>(null)
  const [ask] = useAskAssistantMutation()
  const { busy, error, run } = useSubmit()
  const close = () => {
    setOpen(false)
    setDraft(null)
    button.current?.focus()
  }
  const write = () =>
    run(async () => {
      const body = { prompt: prompt.trim(), context: text ? `${name}: ${text}` : name }
      setDraft((await ask({ params: { website: websiteId }, body }).unwrap()).text)
    })
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        icon={Sparkles}
        aria-label={t('collections.assistant.of', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('collections.assistant')}
      </Button>
      {isOpen && (
        <Stack role="group" aria-label={t('collections.assistant.of', { name })}>
          <TextArea ref={focusOnce} label={t('collections.assistant.wish')} value={prompt} onChange={setPrompt} />
          {draft !== null && <TextArea label={t('collections.assistant.draft')} dir="auto" rows={5} value={draft} onChange={setDraft} />}
          <Refusal error={error} />
          <div className={styles.row}>
            {draft !== null && (
              <Button
                size="sm"
                variant="primary"
                onClick={() => {
                  onAccept(draft)
                  close()
                }}
              >
                {t('collections.assistant.take')}
              </Button>
            )}
            <Button size="sm" icon={Sparkles} busy={busy} disabled={!prompt.trim()} onClick={() => void write()}>
              {t(draft === null ? 'collections.assistant.write' : 'collections.assistant.again')}
            </Button>
            <Button size="sm" variant="ghost" onClick={close}>
              {t('partner.general.cancel')}
            </Button>
          </div>
        </Stack>
      )}
    </>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()
