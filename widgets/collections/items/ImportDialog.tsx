import { useState } from 'react'
import type { Collection } from '../../../src/contract'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Failure, FileField, FormDialog, Hint } from '../../../src/ui'
import { Upload } from '../../../src/ui/icons'
import styles from '../shared/collections.module.css'
import { type ReadRows, readRows } from './readRows'
import { useImport } from './useImport'

interface Props {
  collection: Collection
  onExited: () => void
}

const FILE_MAX_BYTES = 5 * 1024 ** 2
/** More than anybody reads before they look at the file again. */
const WRONG_SHOWN = 20

/** Makes items of the lines of a table; says before what of it cannot be taken. */
export default function ImportDialog({ collection, onExited }: Props) {
  const { fields } = collection
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const [files, setFiles] = useState<File[]>([])
  const [read, setRead] = useState<ReadRows | null>(null)
  const { take, leave } = useImport(collection.id)
  const { busy, error, run } = useSubmit()
  const choose = (chosen: File[]) => {
    setFiles(chosen)
    setRead(null)
    const [file] = chosen
    if (!file) return
    void run(async () => {
      const { readText } = await import('../../../src/parts/readText')
      // In English both 24/12 and 12/24 are usual.
      setRead(readRows(await readText(file, locale), fields, locale === 'en' ? undefined : true))
    })
  }
  const count = read?.rows.length ?? 0
  const isDay = (wrong: string) => fields.some(({ name, type }) => name === wrong && type === 'date')
  return (
    <FormDialog
      title={t('collections.import')}
      icon={Upload}
      size="md"
      submitLabel={t('collections.import.take', { count })}
      disabled={!read || count === 0 || read.wrong.length > 0}
      onSubmit={() => run(() => take(read?.rows ?? []))}
      onExited={() => {
        leave()
        onExited()
      }}
    >
      <FileField
        label={t('collections.import.file')}
        description={t('collections.import.hint', { fields: formats.list(fields.map(({ name }) => name)) })}
        accept=".csv,text/csv"
        maxBytes={FILE_MAX_BYTES}
        files={files}
        disabled={busy}
        onChange={choose}
      />
      {read && count === 0 && <Failure>{t('collections.import.nothing')}</Failure>}
      {read && read.unknown.length > 0 && <Hint>{t('collections.import.unknown', { columns: formats.list(read.unknown) })}</Hint>}
      {read && read.wrong.length > 0 && (
        <Failure>
          {t('collections.import.wrong', { count: read.wrong.length })}
          <ul className={styles.wrong}>
            {read.wrong.slice(0, WRONG_SHOWN).map(({ line, field }) => (
              <li key={`${line} ${field}`}>{t('collections.import.line', { line, field })}</li>
            ))}
            {read.wrong.length > WRONG_SHOWN && <li>{t('collections.import.more', { count: read.wrong.length - WRONG_SHOWN })}</li>}
          </ul>
          {read.wrong.some(({ field }) => isDay(field)) && t('collections.import.days')}
        </Failure>
      )}
      <Refusal error={error} />
    </FormDialog>
  )
}
