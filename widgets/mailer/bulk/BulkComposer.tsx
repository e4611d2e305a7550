import { useMessages } from '../../../src/i18n'
import { MailWarning } from '../../../src/parts/mailNotes'
import { LoadFailure } from '../../../src/parts/submit'
import { FailedState, Skeleton, Stack } from '../../../src/ui'
import { Batch } from './Batch'
import { BulkHead } from './BulkHead'
import type { BulkRequest } from './readBulk'
import { useBulkOptions } from './useBulkOptions'

/** Writing to the customers of several websites: a mail of their own for each, in the language of their website (RE-02, RE-03, OW-03). */
export default function BulkComposer({ bulk }: { bulk: BulkRequest }) {
  const t = useMessages()
  const { found, failures, isDone, retry } = useBulkOptions(bulk.websiteIds)
  const [failure] = failures
  if (!isDone || (found.length === 0 && failure))
    return (
      <Stack gap={6}>
        <BulkHead count={bulk.websiteIds.length} />
        {isDone && failure ? <LoadFailure error={failure} onRetry={retry} /> : <Skeleton width="100%" height="320px" />}
      </Stack>
    )
  if (found.length === 0) return <FailedState title={t('mailer.noWebsite')} />
  const languages = [...new Set(found.map(({ language }) => language))]
  return (
    <Stack gap={6}>
      <BulkHead count={found.length} />
      {failures.length > 0 && <MailWarning>{t('mailer.bulk.unreachable', { count: failures.length })}</MailWarning>}
      {languages.map((language, nth) => (
        <Batch
          key={language}
          language={languages.length > 1 ? language : null}
          purpose={bulk.purpose}
          all={found.filter((options) => options.language === language)}
          others={found.filter((options) => languages.indexOf(options.language) < nth)}
        />
      ))}
    </Stack>
  )
}
