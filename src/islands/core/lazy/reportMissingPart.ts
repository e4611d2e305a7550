import { type AppThunk, showToast } from '../../../store'

/** Says that a part of the page could not be loaded, and offers to load the page anew; without a network that would lose what is there. */
export const reportMissingPart =
  (): AppThunk =>
  (dispatch, _, { leavePage }) => {
    const reload = { key: 'partner.general.reload', run: () => leavePage(location.href, 'reload') }
    dispatch(
      showToast(
        navigator.onLine
          ? { kind: 'error', key: 'partner.error.part_missing', action: reload }
          : { kind: 'error', key: 'partner.error.offline' },
      ),
    )
  }
