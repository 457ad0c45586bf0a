// The stylesheet is imported for its side effect, and exports nothing.
