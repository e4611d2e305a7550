import { useDispatch, useSelector, useStore } from 'react-redux'
import type { PageStore } from './createPageStore'
import type { AppDispatch, RootState } from './rootReducer'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const usePageStore = useStore.withTypes<PageStore>()

// For selectors that answer with a new object each time.
export { shallowEqual } from 'react-redux'
