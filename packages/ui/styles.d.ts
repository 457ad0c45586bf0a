// The stylesheet is imported for its effect, and declares nothing.
