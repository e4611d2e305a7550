import { closeDialog, dialogExited, openDialog, selectDialogs } from '../../../../src/store'
import { makeStore } from '../support'

describe('dialogs', () => {
  it('are open under an id, closed with a call of their handler, and removed after their animation', () => {
    const { store } = makeStore()
    const onClose = jest.fn()
    const id = store.dispatch(openDialog({ name: 'switch-partner', onClose }))
    const other = store.dispatch(openDialog({ name: 'confirm', props: { count: 3 } }))
    expect(selectDialogs(store.getState())).toEqual([
      { id, name: 'switch-partner', props: {}, open: true },
      { id: other, name: 'confirm', props: { count: 3 }, open: true },
    ])
    store.dispatch(closeDialog(id))
    store.dispatch(closeDialog(id))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(selectDialogs(store.getState())[0]).toMatchObject({ id, open: false })
    store.dispatch(dialogExited(id))
    expect(selectDialogs(store.getState()).map((dialog) => dialog.id)).toEqual([other])
  })
})
