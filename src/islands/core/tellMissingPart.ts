import { type AppThunk, showToast } from '../../store'

/** Says that a part of the page could not be loaded, and offers to load the page anew. */
export const tellMissingPart =
  (): AppThunk =>
  (dispatch, _, { leavePage }) => {
    const run = () => leavePage(location.href, 'reload')
    dispatch(showToast({ kind: 'error', key: 'partner.error.part_missing', action: { key: 'partner.general.reload', run } }))
  }
