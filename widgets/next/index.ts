import { apiSlice } from '../../src/api/call'
import { prepareNext } from '../../src/api/next'
import { defineIsland } from '../../src/islands'
import { selectPlace } from '../../src/store'
import { NextScreen } from './NextScreen'
import { texts } from './texts'
import { nextQueryOf, nextViewOf } from './useNextView'

export default defineIsland({
  component: NextScreen,
  prepare: ({ dispatch, getState }) => {
    const { url } = selectPlace(getState())
    return dispatch(prepareNext(nextQueryOf(nextViewOf(new URLSearchParams(url ? new URL(url).search : '')))))
  },
  slices: [apiSlice],
  messages: texts,
})
