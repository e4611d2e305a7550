import { createId } from '../createId'
import { type Notice, noticeShown } from '../noticesSlice'

/** Shows a notice on the page. */
export const showNotice = (content: Pick<Notice, 'kind' | 'key' | 'values'>) => noticeShown({ ...content, id: createId('notice') })
