import { useMessages } from '../../../src/i18n'
import { PageHead } from '../../../src/ui'

/** To how many customers one writes; also while they are on their way. */
export const BulkHead = ({ count }: { count: number }) => <PageHead title={useMessages()('mailer.bulk.title', { count })} />
