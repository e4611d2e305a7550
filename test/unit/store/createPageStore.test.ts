import { createSlice } from '@reduxjs/toolkit'
import { injectSlice, selectUser, selectUsers, userChanged } from '../../../src/store'
import { makeStore, USER } from './support'

const board = createSlice({ name: 'board', initialState: { open: 1 }, reducers: { opened: (state) => ({ open: state.open + 1 }) } })

describe('the store of a page', () => {
  it('knows who works here', () => {
    const { store } = makeStore()
    expect(selectUser(store.getState())).toMatchObject(USER)
    store.dispatch(userChanged({ forename: 'Augusta' }))
    expect(selectUser(store.getState())).toMatchObject({ id: 7, forename: 'Augusta', surname: 'Lovelace' })
    expect(selectUsers(store.getState())).toMatchObject([{ forename: 'Augusta' }])
  })

  it('has the state of an injected slice at once, and keeps it when the slice comes again', () => {
    const { store } = makeStore()
    injectSlice(store, board)
    expect(store.getState()).toMatchObject({ board: { open: 1 } })
    store.dispatch(board.actions.opened())
    injectSlice(store, board)
    expect(store.getState()).toMatchObject({ board: { open: 2 } })
  })
})
