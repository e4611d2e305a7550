package org.springframework.stereotype;

/** What the helper needs of Spring. */
public @interface Component {
    String value();
}
