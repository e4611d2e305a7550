import { useRef, useState } from 'react'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { LIST_MAX_LENGTH } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { AS_TYPED, Button, FileChooser, TextArea } from '../../../src/ui'
import { FileUp } from '../../../src/ui/icons'
import styles from '../shared/mailTransfer.module.css'

interface Props {
  text: string
  /** What is wrong with the text. */
  problem: string | undefined
  onChange: (text: string) => void
}

const BYTES_PER_MB = 1024 ** 2

/** The list of mailboxes: pasted, or read from a file. */
export function AccountsField({ text, problem, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const { error, forget, run } = useSubmit()
  const chooser = useRef<HTMLInputElement>(null)
  const [refusedFile, setRefusedFile] = useState<string | null>(null)
  const size = t('partner.general.megabytes', { size: formats.number(LIST_MAX_LENGTH / BYTES_PER_MB, { maximumFractionDigits: 2 }) })

  const write = (list: string) => {
    setRefusedFile(null)
    forget()
    onChange(list)
  }
  const read = async (file: File) => {
    const { readText } = await import('../../../src/parts/readText')
    write(await readText(file, locale))
  }
  const choose = ([file]: readonly File[]) => {
    if (file && file.size > LIST_MAX_LENGTH) setRefusedFile(file.name)
    else if (file) void run(() => read(file))
  }
  return (
    <>
      <TextArea
        label={t('mailTransfer.many.list')}
        description={t('mailTransfer.many.format')}
        required
        rows={6}
        autoComplete="off"
        {...AS_TYPED}
        value={text}
        error={refusedFile === null ? problem : t('partner.general.fileTooLarge', { name: refusedFile, size })}
        onChange={write}
      />
      <div className={styles.actions}>
        <Button icon={FileUp} onClick={() => chooser.current?.click()}>
          {t('mailTransfer.many.file')}
        </Button>
        <FileChooser ref={chooser} accept=".csv,.tsv,.txt,text/csv,text/plain" onChoose={choose} />
      </div>
      <Refusal error={error} />
    </>
  )
}
