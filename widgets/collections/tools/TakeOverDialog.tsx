import { useState } from 'react'
import { useReadForeignPageMutation, useTakeOverPageMutation } from '../../../src/api/websites'
import type { ScrapedContent } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showNotice, useAppDispatch } from '../../../src/store'
import { FormDialog, Hint, TextField } from '../../../src/ui'
import { FolderInput } from '../../../src/ui/icons'
import styles from '../shared/collections.module.css'

interface Props {
  websiteId: number
  onExited: () => void
}

/** As many blocks as tell what was found. */
const SHOWN = 5

/** Takes what a page elsewhere says, such as the customer's old website, over into the website: first it is shown, then taken. */
export default function TakeOverDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [url, setUrl] = useState('')
  const [found, setFound] = useState<ScrapedContent | null>(null)
  const [read] = useReadForeignPageMutation()
  const [take] = useTakeOverPageMutation()
  const { error, fieldError, run, forget } = useSubmit()
  const params = { website: websiteId }

  const submit = async () => {
    if (!found) {
      await run(async () => setFound(await read({ params, query: { url } }).unwrap()))
      return false
    }
    return run(async () => {
      await take({ params, body: found }).unwrap()
      dispatch(showNotice({ kind: 'success', key: t('collections.takeOver.done', { count: found.blocks.length }) }))
    })
  }
  return (
    <FormDialog
      title={t('collections.takeOver')}
      icon={FolderInput}
      submitLabel={t(found ? 'collections.takeOver.take' : 'collections.takeOver.read')}
      disabled={!url || found?.blocks.length === 0}
      isChanged={found !== null}
      onSubmit={submit}
      onExited={onExited}
    >
      <TextField
        type="url"
        label={t('collections.takeOver.address')}
        description={t('collections.takeOver.hint')}
        value={url}
        error={fieldError('url')}
        onChange={(typed) => {
          setUrl(typed)
          setFound(null)
          forget()
        }}
      />
      {found && (
        <section aria-live="polite">
          <strong dir="auto">{found.title}</strong>
          <Hint>{t('collections.takeOver.found', { count: found.blocks.length })}</Hint>
          <ul className={styles.wrong} dir="auto">
            {found.blocks.slice(0, SHOWN).map(({ text }, nth) => (
              // What was read is not sorted any more.
              <li key={nth}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <Refusal error={error} shown={['url']} />
    </FormDialog>
  )
}
