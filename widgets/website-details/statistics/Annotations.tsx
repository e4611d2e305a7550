import { Plus, X } from '../../../src/ui/icons'
import { type ReactNode, useState } from 'react'
import { useAddAnnotationMutation, useRemoveAnnotationMutation } from '../../../src/api/statistics'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { type Annotation, api_website_annotation_create } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland, useToday } from '../../../src/islands'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { reasonFor } from '../../../src/parts/submit'
import { useAttempt } from '../../../src/store'
import { Button, DateField, Form, IconButton, TextField } from '../../../src/ui'
import card from '../cards/card.module.css'
import { useRights } from '../workflow/useRights'
import styles from './statistics.module.css'
import { ANNOTATION_MAX_LENGTH } from '../../../src/model'

interface Props {
  websiteId: number
  annotations: readonly Annotation[]
}

/** What happened beside the visits: told by the server, or noted here (ST-04). */
export function Annotations({ websiteId, annotations }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const attempt = useAttempt()
  const { router } = useIsland()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const canWrite = useRights(website)('edit_todos_notes_tags') && router.has(api_website_annotation_create.name)
  const [add] = useAddAnnotationMutation()
  const [remove] = useRemoveAnnotationMutation()
  if (annotations.length === 0 && !canWrite) return null

  const drop = ({ id, date, text }: Annotation) => {
    if (id === null) return
    const undo = () => add({ id: websiteId, draft: { date, text } }).unwrap()
    void attempt({
      run: () => remove({ id: websiteId, annotation: id }).unwrap(),
      done: t('websiteDetails.statistics.event.removed'),
      undo,
    })
  }
  return (
    <details>
      <summary className={card.summary}>{t('websiteDetails.statistics.events', { count: annotations.length })}</summary>
      <ul className={card.list}>
        {annotations.map((annotation, index) => (
          // What the server tells has no id, and never changes its place.
          <li key={annotation.id ?? `told ${index}`} className={card.line}>
            <span className={styles.eventDay}>{formats.shortDate(annotation.date)}</span>
            <span className={card.grow}>{annotation.text}</span>
            {canWrite && annotation.id !== null && (
              <IconButton
                icon={X}
                size="sm"
                label={t('websiteDetails.statistics.event.remove', { text: annotation.text })}
                onClick={() => drop(annotation)}
              />
            )}
          </li>
        ))}
      </ul>
      {canWrite && <NewAnnotation websiteId={websiteId} />}
    </details>
  )
}

function NewAnnotation({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const today = useToday()
  const [date, setDate] = useState(today)
  const [text, setText] = useState('')
  const [error, setError] = useState<ReactNode>()
  const [add, { isLoading }] = useAddAnnotationMutation()
  const [remove] = useRemoveAnnotationMutation()
  const offerUndo = useOfferUndo()

  async function submit(): Promise<void> {
    if (!text.trim() || !date || isLoading) return
    try {
      const { id } = await add({ id: websiteId, draft: { date, text: text.trim() } }).unwrap()
      if (id !== null) offerUndo(t('websiteDetails.statistics.event.added'), () => remove({ id: websiteId, annotation: id }).unwrap())
      setText('')
    } catch (thrown) {
      setError(reasonFor(thrown))
    }
  }
  return (
    <Form className={styles.event} onSubmit={() => void submit()}>
      <TextField
        label={t('websiteDetails.statistics.event')}
        value={text}
        maxLength={ANNOTATION_MAX_LENGTH}
        error={error}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
      />
      <DateField label={t('websiteDetails.statistics.date')} value={date} onChange={setDate} />
      <Button type="submit" size="sm" icon={Plus} busy={isLoading} disabled={!text.trim() || !date}>
        {t('partner.general.add')}
      </Button>
    </Form>
  )
}
